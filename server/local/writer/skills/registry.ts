import type { Skill } from '../skill.ts'
import { calculate } from './calculate.ts'
import { changeTone } from './change-tone.ts'
import { checkForAi } from './check.ts'
import { cite } from './cite.ts'
import { convert } from './convert.ts'
import { count } from './count.ts'
import { dates } from './dates.ts'
import { define } from './define.ts'
import { humanize } from './humanize.ts'
import { outline } from './outline.ts'
import { proofread } from './proofread.ts'
import { studySets } from './study-sets.ts'
import { summarise } from './summarise.ts'
import { talk } from './talk.ts'
import { title } from './title.ts'

export { nothingToDo, pastedText } from './talk.ts'
export { threeWords } from './three-words.ts'

/** The order in which skills are tried for a request. */
export const skills: readonly Skill[] = [
  talk,
  calculate,
  convert,
  dates,
  cite,
  studySets,
  outline,
  title,
  changeTone,
  checkForAi,
  humanize,
  proofread,
  summarise,
  count,
  define,
]

export function skillNamed(name: string): Skill | undefined {
  return skills.find((skill) => skill.name === name)
}
