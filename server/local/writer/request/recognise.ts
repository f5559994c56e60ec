import type { Skill } from '../skill.ts'
import { skills as allSkills } from '../skills/registry.ts'
import { clausesOf, plainInstruction } from '../wording/instruction.ts'

/** A request is short. A wording may be a whole text, so only its beginning is searched for requests. */
export const wordingCharactersMax = 300

export function asks(wording: string): boolean {
  return skillsFor(wording).length > 0
}

const orders =
  /^(?:summar|proof|humani|check|count|outline|quiz|title|make|turn|fix|correct|write|shorten|suggest|create|test|detect|see|is it|what|how many)/

/** One task, and the clause of the request that asks for it. */
export type Task = { skill: Skill; clause: string }

/** Returns the tasks of a request in its own order. Only a text can go through several skills. */
export function tasksFor(wording: string): Task[] {
  const found: Task[] = []
  const opening = wording.slice(0, wordingCharactersMax)
  const whole = plainInstruction(opening)
  for (const clause of [whole, ...clausesOf(opening)]) {
    if (found.length > 0 && !orders.test(clause)) continue
    const skill = allSkills.find((candidate) => candidate.recognise(clause))
    // A greeting or a thank-you counts as a request only when the message has nothing else.
    const isAll = clause === whole && wording.length <= wordingCharactersMax
    if (!skill || (skill.name === 'talk' && !isAll)) continue
    const known = found.find((task) => task.skill === skill)
    if (!known) found.push({ skill, clause })
    else if (clause.length < known.clause.length) known.clause = clause
  }
  const [first] = found
  if (!first || found.length === 1) return found.map(({ skill }) => ({ skill, clause: whole }))
  if (first.skill.works === 'topic' || first.skill.name === 'talk') return [{ ...first, clause: whole }]
  const several = found.filter(({ skill }) => skill === first.skill || skill.works === 'text')
  return several.length > 1 ? several : [{ ...first, clause: whole }]
}

export function skillsFor(wording: string): Skill[] {
  return tasksFor(wording).map(({ skill }) => skill)
}
