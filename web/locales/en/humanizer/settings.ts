import { messages } from '../../messages.ts'

export const settingsTexts = messages('humanizer/settings', {
  // Data processor
  dataProcessorTexts: {
    embedded: 'Rewritten on this server. Nothing is sent to other services.',
    model: 'Rewritten by the language model that this server uses.',
    undetectable: 'Rewritten by Undetectable.ai.',
  },

  // Mode choice
  mode: 'Mode',
  human: 'human',
  changes: '{count, plural, one {# change} other {# changes}}',
})
