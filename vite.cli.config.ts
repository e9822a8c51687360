import { defineConfig } from 'vite';

// Bundles the command-line tools of src/lab for Node.
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-cli',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        bench: 'src/lab/benchCli.ts',
        fuzz: 'src/lab/fuzzCli.ts',
        lab: 'src/lab/labCli.ts',
        labWorker: 'src/lab/nodeWorker.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
