import { humanize } from '../../../../engine/humanize.ts'

/** Loaded once the data of detector and humanizer is there. */
export const run = (text: string) => humanize(text, { mode: 'clean' })
