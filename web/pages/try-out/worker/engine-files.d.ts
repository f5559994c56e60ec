/** Made by scripts/try-out/engine-data.ts. */
declare module 'virtual:engine-files' {
  export type EngineFile = { name: string; address: string; bytes: number }
  export const engineFiles: { check: EngineFile[]; clean: EngineFile[] }
}
