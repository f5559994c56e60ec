import { formatNumber } from '../../locales/format.ts'

export type TryOutAction = 'check' | 'clean'

/** Compressed bytes by action. */
export type TryOutSizes = Record<TryOutAction, number>

/** What the page loads at the first click. Of the sizes, `clean` counts what it needs beside the files of `check`. */
export type TryOutFiles = { script: string; style: string; sizes: TryOutSizes | null }

/** Words that Clean takes on the landing page. */
export const tryOutWordsMax = 150

/** Returns what each action still has to load. Clean needs the files of both, because it measures its result. */
export function sizesToLoad(sizes: TryOutSizes, loaded: TryOutAction | null): TryOutSizes {
  if (loaded === 'clean') return { check: 0, clean: 0 }
  if (loaded === 'check') return { check: 0, clean: sizes.clean }
  return { check: sizes.check, clean: sizes.check + sizes.clean }
}

/** Returns '2.1', in the notation of the language. Each server compresses a little differently, so one decimal is enough. */
export function megabytesText(bytes: number): string {
  return formatNumber(bytes / 1_000_000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
