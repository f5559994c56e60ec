import type { Answer, Checked, Skill } from '../skill.ts'
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
  /^will (?:this|it) (?:pass|be (?:flagged|detected))/,
]

export const checkForAi: Skill = {
  name: 'check',
  works: 'text',
  gives: 'report',
  recognise: (clause) => patterns.some((pattern) => pattern.test(clause)) && !/\bare you\b/.test(clause),
  async answer({ text }, { tools, signal }): Promise<Answer> {
    const missing = missingText(text, 'check for AI')
    if (missing) return missing
    return { markdown: verdict(await tools.detect(text, signal)) }
  },
}

const evidenceMax = 5

function verdict(checked: Checked): string {
  const ai = Math.round(checked.fake_percentage)
  const lines = [
    `**${ai}% AI, ${Math.round(checked.human_percentage)}% human.** ${checked.result_message.trim()}`,
  ]
  const evidence = (checked.evidence ?? []).map(evidenceLine).filter((line) => line !== '')
  if (evidence.length > 0) {
    lines.push(
      `What the score rests on:\n\n${evidence
        .slice(0, evidenceMax)
        .map((line) => `- ${line}`)
        .join('\n')}`,
    )
  }
  lines.push('A score is a signal and not a proof.')
  return lines.join('\n\n')
}

/** A line of evidence, whether the engine gives it as a string or as an object with a sentence in it. */
function evidenceLine(item: unknown): string {
  if (typeof item === 'string') return inline(item)
  if (typeof item !== 'object' || item === null) return ''
  const fields = item as Record<string, unknown>
  const said = ['message', 'text', 'description', 'label', 'reason', 'name'].map((key) => fields[key])
  const line = said.find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof line === 'string' ? inline(line) : ''
}
