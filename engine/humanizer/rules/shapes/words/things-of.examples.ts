import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [["The film's plot is sad.", 'The plot of the film is sad.']],
  silent: [
    "The teacher's desk is old.",
    "The film's own story is sad.",
    "They love the museum's history and food.",
    "We talked about the song's sound, rhythm and words.",
    "The system's reliance on paper is sad.",
    "The film's sad story is old.",
    "They read the project's investigation.",
  ],
}
