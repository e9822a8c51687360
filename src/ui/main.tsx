// The start of the page: the store with the built-in pack and the browser's database, and the table drawn from it.
import './theme/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { builtInWorld, createBrowserStorage, createTableStore, createWorkerThinker } from '../store';
import { App } from './App';
import { reloadWhenPartsAreMissing } from './pwa/missingPart';
import { workOffline } from './pwa/offline';
import { TableContext } from './useTable';

const store = createTableStore({
  world: builtInWorld(),
  storage: createBrowserStorage(),
  thinker: createWorkerThinker(),
});
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <TableContext value={store}>
        <App />
      </TableContext>
    </StrictMode>,
  );
}
store.getState().resume();
reloadWhenPartsAreMissing();
if (import.meta.env.PROD) window.addEventListener('load', workOffline);
