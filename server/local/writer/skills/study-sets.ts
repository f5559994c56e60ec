import { studyText } from '../../../../contract/chats/writer-replies.ts'
import type { Skill } from '../skill.ts'

const patterns = [
  /^quiz\b/,
  /^(?:an? |the |short |quick |\w+[- ]question |multiple[- ]choice |\d+ )*(?:quiz|test questions?|quiz questions?|comprehension questions?|flash ?cards?)\b/,
  /^(?:make|create|write|generate|prepare|do|build|turn)\b.{0,60}\b(?:quiz|(?:test|quiz|comprehension|exam|revision|study) questions?|questions? (?:about|on|from)|flash ?cards?|study set)\b/,
  /^(?:ask|test) (?:me|us)\b/,
  /^(?:\d+|a few|some|five|ten|three) questions (?:about|on|from)\b/,
]

/** Points to the study simulator, which makes questions, flashcards and tests from a text. */
export const studySets: Skill = {
  name: 'study sets',
  works: 'either',
  gives: 'report',
  recognise: (clause) => patterns.some((pattern) => pattern.test(clause)),
  answer: async () => ({ markdown: studyText }),
}
