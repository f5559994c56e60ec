import { messages } from '../../messages.ts'

/** Introductions of public pages. */
export const introTexts = messages('content/intros', {
  featuresHeading: 'Tools that show their work',
  featuresIntro:
    'Every score comes with its evidence, every change with a reason, and every limit is written next to the button that has it.',
  featuresDescription:
    'What {name} does: chat assistant, humanizer, AI detector, essay writer, originality check and study simulator, with pictures.',
  toolNeedsScript: 'This tool runs in the browser and needs JavaScript. The other pages do not.',
  blogHeading: 'Notes on writing with machines',
  blogDescription: 'What AI detectors and rewriting tools can do, what they cannot, and how we know.',
})
