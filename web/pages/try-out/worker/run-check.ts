import { detect } from '../../../../engine/detect.ts'

/** Loaded once the data of the detector is there, because the engine's modules read it at their first import. */
export const run = (text: string) => detect(text)
