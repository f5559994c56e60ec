import { messages } from '../../messages.ts'

export const modelsTexts = messages('chats/models', {
  // Default model card
  defaultModel: 'Default model',
  modelOfNewChats: 'Model of new chats',
  aChatKeepsItsModel: 'A chat keeps the model that you choose in it.',
  isNotOfferedChooseAnother: '“{gone}” is not offered any more. Choose another.',

  // Model groups
  yours: 'Yours',
  thisSite: 'This site',
  onThisComputer: 'On this computer',
  builtIn: 'Built in',
  builtInWriter: 'built-in writer',

  // Model list
  searchModels: 'Search models',
  models: 'Models',
  noModelNameContains: 'No model name contains “{search}”.',
  editsChecksAndHumanizes: 'Edits, checks and humanizes your text. No language model.',
  readsTokens: 'Reads {window} tokens at once',
  readsTokensAndImages: 'Reads {window} tokens at once, sees images',
  partOfPlan: 'Part of the {plan} plan',
  labelWithPlan: '{label} ({plan} plan)',
  lockedModels: 'Some models are part of larger plans. <plans>See the plans</plans>',

  // Model menu
  runAModel: 'Run a model on this computer',
  connectModels: 'Connect models for this site',
  askForModel: 'This site has no language model yet. <mail>{address}</mail> can connect one.',
  theModelsOfYourOwn: 'The models of your own key could not be loaded.',

  // Model note
  isNotOfferedAnyMore: '“{gone}” is not offered any more. {label} answers until you choose another.',
  needsPlanNow: '“{gone}” is part of the {plan} plan. {label} answers until you upgrade or choose another.',

  // Model picker
  answeredBy: 'Answered by {label}',
  chooseModelAndTone: 'Answered by {label}. Choose model and tone',
  chooseModelAndToneNow: 'Answered by {label}, {tone} tone. Choose model and tone',
  modelAndTone: 'Model and tone',

  // Tone choice
  toneOfThisChat: 'Tone of this chat',
  theBuiltInWriterKeeps: 'The built-in writer keeps the voice of your text; tones are for language models.',

  // Use model choice
  yourChoiceAppliesNowBut: 'Your choice applies now, but it could not be saved to the chat.',
  tooSmallForChats: 'Too small: most replies are wrong',
})
