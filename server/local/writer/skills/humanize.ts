import { roundPercentText } from '../../../../contract/percent-text.ts'
import { type Answer, type Humanized, type Skill, textEnd } from '../skill.ts'
import { missingText } from './missing.ts'

const patterns = [
  /^(?:re-?)?humani[sz]e\b/,
  /^(?:make|rewrite|rephrase|reword|change|turn|get|edit|fix|convert)\b.*\b(?:human(?:-like|ly)?|natural(?:ly)?|undetectable|less (?:like )?(?:an? )?(?:ai|robotic|robot)|not (?:sound|look) like ai|person wrote)\b/,
  /^(?:bypass|beat|get past|pass)\b.*\bdetect/,
  /^(?:remove|take out|get rid of)\b.*\bai\b/,
  /^rewrite (?:this|it|that)?$/,
]

export const humanize: Skill = {
  name: 'humanize',
  works: 'text',
  gives: 'text and account',
  recognise: (clause) => patterns.some((pattern) => pattern.test(clause)),
  async answer({ text }, { tools }): Promise<Answer> {
    const missing = missingText(text, 'humanize')
    if (missing) return missing
    const result = await tools.humanize(text)
    if (!result.changed) return { markdown: unchanged(result), text }
    return { markdown: `${result.text.trim()}${textEnd}${scores(result)}`, text: result.text }
  },
}

function unchanged({ reason }: Humanized): string {
  const why = reason?.message.trim() || 'I found nothing in it that reads as machine-written.'
  return `I left the text as it is. ${why}`
}

/** Formats the scores in whole percent, before and after, as far as they were measured. */
function scores({ finalHumanScore: after, before }: Humanized): string {
  if (after === undefined) return 'Names, figures, links and quotations are as you wrote them.'
  const now = roundPercentText(after)
  const moved = before
    ? `Human score ${roundPercentText(before.humanScore)} before, ${now} now.`
    : `Human score ${now}.`
  // 51 is the product's threshold of acceptance.
  return after >= 51
    ? moved
    : `${moved} It may still be marked as AI; a few sentences of your own would help most.`
}
