import { type HumanizationDetails, isAccepted } from '../../../contract/humanizer.ts'
import { roundPercentText } from '../../../contract/percent-text.ts'

/** 'Undetectable' and 'Detectable' are the documented words; the score beside them says how sure that is. */
export function verdictText(humanScore: number): string {
  return isAccepted(humanScore) ? 'Undetectable by AI' : 'Detectable by AI'
}

/** 'reads 84% human, was 21% · 4 s · 2 locked passages intact · 120 words used' */
export function outcomeText(details: HumanizationDetails): string {
  const seconds = Math.max(1, Math.round(details.seconds))
  const parts = [
    `reads ${roundPercentText(details.finalHumanScore)} human, was ${roundPercentText(details.humanScoreBefore)}`,
    `${seconds} s`,
    locksText(details),
    details.words > 0 &&
      `${details.words.toLocaleString('en-US')} ${details.words === 1 ? 'word' : 'words'} used`,
  ]
  return parts.filter(Boolean).join(' · ')
}

function locksText({ locked, intact }: HumanizationDetails): string | false {
  if (locked === 0) return false
  const passages = locked === 1 ? 'passage' : 'passages'
  return intact === locked
    ? `${locked} locked ${passages} intact`
    : `${intact} of ${locked} locked ${passages} intact`
}
