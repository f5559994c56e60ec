import { brand } from '../../../../contract/brand.ts'
import type { FreeCode, HumanizationDetails } from '../../../../contract/humanizer.ts'
import { humanizeTexts } from '../../../locales/en/chats/humanize.ts'
import { percentText } from '../../../locales/percent-text.ts'

/** 'reads 84.2% human in Longhand’s own detector, was 21.4% · 4 s · 2 locked passages intact · 120 words used' */
export function outcomeText(details: HumanizationDetails): string {
  const seconds = Math.max(1, Math.round(details.seconds))
  const parts = [
    humanizeTexts.readsHumanInSOwn({
      percent: percentText(details.finalHumanScore),
      name: brand.name,
      before: percentText(details.humanScoreBefore),
    }),
    `${seconds} s`,
    locksText(details),
    costText(details),
  ]
  return parts.filter(Boolean).join(' · ')
}

const reasons = (): Record<FreeCode, string | false> => ({
  'no-gain': humanizeTexts.costNothingNoPassage,
  'reads-as-ai': humanizeTexts.costNothingBecauseIt,
  'paid-before': humanizeTexts.costNothingPaidBefore,
  unchanged: false,
  'not-metered': false,
})

/** Returns the cost, or that a run that did not help was free. */
function costText({ words, free }: HumanizationDetails): string | false {
  if (words > 0) return humanizeTexts.wordsUsed({ words })
  return free ? reasons()[free.code] : false
}

function locksText({ locked, intact }: HumanizationDetails): string | false {
  if (locked === 0) return false
  return intact === locked
    ? humanizeTexts.lockedIntact({ locked })
    : humanizeTexts.ofLockedIntact({ intact, locked })
}
