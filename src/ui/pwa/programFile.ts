// What the build tells the service worker of each file of the program.

export interface ProgramFile {
  /** From the folder of the page; `./` is the page itself. */
  readonly path: string;
  /** SHA-256 in hex; null for files that are named after their contents. */
  readonly hash: string | null;
}
