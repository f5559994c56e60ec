import { roundPercentText } from '../../../../contract/percent-text.ts'
import type { Answer, Checked, Evidence, Skill } from '../skill.ts'
import { inline } from '../text/wording.ts'
import { missingText } from './missing.ts'

const maker =
  '(?:an? )?(?:ai|a\\.i\\.|artificial intelligence|chat ?gpt|gpt|claude|gemini|machine|robot|bot|llm|language model|human|person)'
const patterns = [
  new RegExp(`^(?:is|was|does|did|could|might|do you think|would you say)\\b.*\\b${maker}\\b`),
  new RegExp(`^(?:check|test|scan|analy[sz]e|detect|examine|see|find out|look)\\b.*\\b${maker}\\b`),
  /^(?:ai|gpt|human)[ -](?:or|vs)[ -](?:ai|gpt|human)\b/,
  /^(?:who|what) wrote (?:this|it|that)\b/,
  new RegExp(`^how (?:likely|human|much (?:of (?:this|it) )?is|ai)\\b.*\\b${maker}\\b`),
  /^(?:run |do )?(?:an? |the )?ai (?:check|detect(?:ion|or)?|scan|score|test)\b/,
  /^(?:detect|check|scan)(?: (?:this|it|that|the following|my|the)(?: (?:text|essay|reply|summary|above|draft))?)?(?: again)?$/,
  /^is (?:it|this|that) (?:any )?(?:better|undetectable|more human|safe)(?: now)?$/,
  /^will (?:this|it) (?:pass|be (?:flagged|detected))/,
]

export const checkForAi: Skill = {
  name: 'check',
  works: 'text',
  gives: 'report',
  recognise: (clause) => patterns.some((pattern) => pattern.test(clause)) && !/\bare you\b/.test(clause),
  async answer({ text }, { tools }): Promise<Answer> {
    const missing = missingText(text, 'check for AI')
    if (missing) return missing
    return { markdown: verdict(text, await tools.detect(text)) }
  },
}

const passagesMax = 3
const reasonsMax = 2
const excerptWordsMax = 14

function verdict(text: string, checked: Checked): string {
  const { fake_percentage: ai, human_percentage: human } = checked
  // The engine calls a text inconclusive if it is too short or not English; a figure would be misleading.
  const open = ai === null || human === null || checked.predicted_class === 'inconclusive'
  const isMixed = checked.predicted_class === 'mixed'
  const score = open || isMixed ? '' : `**${roundPercentText(ai)} AI, ${roundPercentText(human)} human.** `
  const parts = [`${score}${checked.result_message.trim()}`]
  const passages = [...(checked.evidence ?? [])].sort((a, b) => b.probability - a.probability)
  if (passages.length > 0) {
    const lines = passages.slice(0, passagesMax).map((passage) => passageLine(text, passage))
    parts.push(`What speaks most for AI:\n\n${lines.join('\n')}`)
  }
  parts.push(checked.result_sub_message?.trim() || 'A score is a signal and not a proof.')
  return parts.join('\n\n')
}

function passageLine(text: string, { start, end, reasons }: Evidence): string {
  const words = text.slice(start, end).trim().split(/\s+/)
  const excerpt =
    words.length > excerptWordsMax ? `${words.slice(0, excerptWordsMax).join(' ')} …` : words.join(' ')
  const heaviest = [...reasons].sort((a, b) => b.weight - a.weight).slice(0, reasonsMax)
  const why = heaviest.map(({ title, detail }) =>
    inline(detail ? `${title} (${detail.replace(/\.$/, '')})` : title),
  )
  return `- "${inline(excerpt)}"${why.length > 0 ? `: ${why.join('; ')}` : ''}`
}
