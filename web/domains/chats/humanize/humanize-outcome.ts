import { brand } from '../../../../contract/brand.ts'
import type { HumanizationDetails } from '../../../../contract/humanizer.ts'
import { percentText } from '../../../../contract/percent-text.ts'

/** 'reads 84.2% human in Longhand’s own detector, was 21.4% · 4 s · 2 locked passages intact · 120 words used' */
export function outcomeText(details: HumanizationDetails): string {
  const seconds = Math.max(1, Math.round(details.seconds))
  const parts = [
    `reads ${percentText(details.finalHumanScore)} human in ${brand.name}’s own detector, was ${percentText(details.humanScoreBefore)}`,
    `${seconds} s`,
    locksText(details),
    costText(details),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Returns the cost, or that a run that did not help was free. */
function costText({ words, free }: HumanizationDetails): string | false {
  if (words > 0) return `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'} used`
  return free?.code === 'reads-as-ai' && 'cost nothing, because it still reads as AI'
}

function locksText({ locked, intact }: HumanizationDetails): string | false {
  if (locked === 0) return false
  const passages = locked === 1 ? 'passage' : 'passages'
  return intact === locked
    ? `${locked} locked ${passages} intact`
    : `${intact} of ${locked} locked ${passages} intact`
}
