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
  ofWords: '{percent, number}% of words',
  usuallyChanges: 'Usually about {percent, number}% of the words change.',
  changesHere: 'About {percent, number}% of the words of this text change.',

  // Recast choice
  rewriteWith: 'Rewrite Balanced and Strong with',
  builtInRules: 'Built-in rules',
  takesAbout: '{words, number} words, about {from, number} to {to, number} s',
  choosesWordings: 'Offers wordings, and the text’s score chooses',
  noModel: 'No language model, less than a second',
  goesTo: {
    'local-server': '{label} runs on the computer of this site. Your text stays there.',
    endpoint: 'Your text is sent to {label}, the language model that this site uses.',
    own: 'Your text is sent to {label} with your own key.',
  },
})
