import type { Skill } from '../skill.ts'
import { skills as allSkills } from '../skills/registry.ts'
import { clausesOf, plainInstruction } from './instruction.ts'

export function asks(wording: string): boolean {
  return skillsFor(wording).length > 0
}

const orders =
  /^(?:summar|proof|humani|check|count|outline|quiz|title|make|turn|fix|correct|write|shorten|suggest|create|test|detect|see|is it|what|how many)/

/** The skills that a request names, in its own order. Only a text can go through several. */
export function skillsFor(wording: string): Skill[] {
  const found: Skill[] = []
  const whole = plainInstruction(wording)
  for (const clause of [whole, ...clausesOf(wording)]) {
    if (found.length > 0 && !orders.test(clause)) continue
    const skill = allSkills.find((candidate) => candidate.recognise(clause))
    // A greeting or a thank-you is a request only when it is all there is.
    if (skill?.name === 'talk' && clause !== whole) continue
    if (skill && !found.includes(skill)) found.push(skill)
  }
  const [first] = found
  if (first && (first.works === 'topic' || first.name === 'talk')) return [first]
  return found.filter((skill) => skill === first || skill.works === 'text')
}
