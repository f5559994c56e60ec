/** The name, slogan, address and every marketing promise. An operator only edits this file. */
export const brand = {
  name: 'Longhand',
  slogan: 'Write Like a Human, Powered by AI',
  pitch:
    'Draft, rewrite and check your own words in one quiet place. Every fact, name and quotation stays exactly as you wrote it.',
  chatHeading: "Hi, I'm Longhand. How can I help you today?",
  chatSubline: '100% human-written, AI undetectable',
  welcomeMessage: "Hi, I'm Longhand. Ask me anything, or paste a text to work on.",
  supportEmail: 'support@longhand.example',
} as const
