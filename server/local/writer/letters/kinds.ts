/** The text that a kind of letter adds around the user's own notes. `[…]` are fields that only the user can fill. */
export type LetterKind = {
  pattern: RegExp
  subject: string
  opening: string
  /** Fields that such a letter needs, for a request without notes. */
  fields: readonly string[]
  closing: string
}

/** Tried in this order; the last one matches everything. */
export const letterKinds: readonly LetterKind[] = [
  {
    pattern: /\b(?:extension|more time|late (?:essay|work|assignment)|deadline)\b/,
    subject: 'Request for an extension',
    opening: 'I am writing to ask for an extension of the deadline for [the assignment].',
    fields: [
      'I need more time because [reason].',
      'I have already [what is done], and I could hand it in by [date].',
    ],
    closing: 'Thank you for considering this. Please let me know if you need anything else from me.',
  },
  {
    pattern: /\b(?:absen(?:t|ce)|miss(?:ing)? (?:class|school|work|the lesson)|sick|ill)\b/,
    subject: 'Absence on [date]',
    opening: 'I am writing to let you know that I cannot attend on [date].',
    fields: ['The reason is [reason].', 'I will catch up by [how].'],
    closing: 'I am sorry for any trouble that this causes.',
  },
  {
    pattern: /\b(?:complain(?:t|ing)?|refund|faulty|broken|repair|landlord|damaged|poor service)\b/,
    subject: '[What the problem is]',
    opening: 'I am writing about a problem that I would like you to put right.',
    fields: [
      'On [date], [what happened].',
      'I have already [what you tried].',
      'I would like [what you want] by [date].',
    ],
    closing: 'I look forward to your reply and hope that we can settle this soon.',
  },
  {
    pattern: /\b(?:job|position|application|apply(?:ing)?|cover letter|internship|vacancy)\b/,
    subject: 'Application for [position]',
    opening: 'I am writing to apply for the position of [position] that you advertised in [place].',
    fields: [
      'I have [experience or degree].',
      'In my last role I [what you achieved, with a figure].',
      'I would like to work for you because [reason].',
    ],
    closing: 'I would welcome the chance to talk with you. My CV is attached.',
  },
  {
    pattern: /\b(?:resign(?:ation|ing)?|quit(?:ting)?|notice|leaving my job)\b/,
    subject: 'Resignation',
    opening: 'Please accept this letter as notice of my resignation from my position as [position].',
    fields: ['My last day will be [date].', 'I will gladly help to hand over my work.'],
    closing: 'Thank you for the time that I have spent here.',
  },
  {
    pattern: /\b(?:thank(?:s|ing)?|thank-?you|gratitude)\b/,
    subject: 'Thank you',
    opening: 'I would like to thank you for [what they did].',
    fields: ['It helped me to [what came of it].'],
    closing: 'Thank you again.',
  },
  {
    pattern: /\b(?:apolog(?:y|ise|ize|ising|izing)|sorry)\b/,
    subject: 'An apology',
    opening: 'I am writing to apologise for [what happened].',
    fields: ['It happened because [reason].', 'To put it right, I will [what you will do].'],
    closing: 'I am sorry for the trouble that this caused.',
  },
  {
    pattern: /\b(?:invit(?:e|ation|ing)|party|meeting|event)\b/,
    subject: 'Invitation to [event]',
    opening: 'I would like to invite you to [event].',
    fields: ['It takes place on [date] at [time], at [place].'],
    closing: 'Please let me know by [date] whether you can come.',
  },
  {
    pattern: /\b(?:recommendation|reference)\b/,
    subject: 'Request for a letter of recommendation',
    opening: 'I am writing to ask whether you would write a letter of recommendation for me.',
    fields: [
      'It is for [programme or job], and it is due on [date].',
      'You know my work from [course or project].',
    ],
    closing: 'Thank you for considering this. I can send you my CV and anything else that helps.',
  },
  {
    pattern: /./,
    subject: '[Subject]',
    opening: 'I am writing about [what it is about].',
    fields: ['[What the reader should know.]', '[What you would like the reader to do, and by when.]'],
    closing: 'Thank you, and I look forward to hearing from you.',
  },
]
