import { detectorTexts } from '../../locales/en/detector/detector.ts'
import { formatList } from '../../locales/format.ts'
import type { Detection } from './queries.ts'

type Tampering = Pick<Detection['tampering'][number], 'kind' | 'count' | 'words'>

/** Describes the hidden signs and that the check ignored them: '3 soft hyphens in 2 words were found …'. */
export function tamperingText(found: readonly Tampering[]): string {
  const parts = found.map(({ kind, count, words }) => {
    const signs = detectorTexts.tampering[kind]({ count })
    return words > 0 ? detectorTexts.tamperingInWords({ signs, words }) : signs
  })
  const total = found.reduce((sum, { count }) => sum + count, 0)
  return detectorTexts.tamperingFound({
    list: formatList(parts),
    total,
  })
}
