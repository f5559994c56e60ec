import { messages } from '../../messages.ts'

export const setUpTexts = messages('site/set-up', {
  title: 'Set up this site',
  text: 'Three minutes at most. Everything can be changed later.',
  titleLater: 'Settings of this site',
  textLater: 'They apply to everyone who uses it, on all of its servers.',
  step: 'Step {step} of {steps}',
  skip: 'Skip',
  back: 'Back',
  next: 'Continue',
  finish: 'Finish',
  toApp: 'Back to {name}',
  operatorOnly: 'Only the operator of this site can open its settings.',
  notLoaded: 'The settings of this site could not be loaded.',
  notSaved: 'This was not saved',
  thinking: 'How should {name} think?',
  thinkingText:
    'A language model writes replies, drafts and rewrites. Without one, the built-in writer edits, checks and humanizes.',
  ways: 'Ways to a language model',
  here: 'A model on this computer',
  hereText: 'Free, and texts stay here. Slower and simpler than a service.',
  service: 'A service or another server',
  serviceText: 'OpenAI, Anthropic, Google, Ollama and others. Texts go there; a service bills you for them.',
  later: 'Later',
  laterText: 'Start with the built-in writer. You find this page again in the settings.',
  fixedConnection:
    'The setting AI_BASE_URL connects {models} at {host}. It comes first, and is changed there.',
  site: 'This site',
  siteText: 'Public pages, the app and mails use the name and the address at once.',
  name: 'Name',
  supportEmail: 'Support address',
  supportHint: 'Where users write when something is wrong. It is shown publicly.',
  signUps: 'New accounts',
  signUpsText:
    'Anyone who finds this site can sign up. When this is off, only existing accounts can sign in.',
  lookUps: 'Look up sources',
  lookUpsText:
    'A pasted DOI, ISBN or web address becomes a whole source. It is sent to Crossref, to Open Library or to the page itself.',
  plans: 'Plans',
  plansText:
    'Words are counted, and more of them are sold. When this is off, nothing is limited and no page mentions plans.',
  plansNeed: 'Plans can be sold once the setting {setting} is there.',
  fixedBy: 'The setting {setting} of the server fixes this.',
  save: 'Save',
  saved: 'Saved',
  openSettings: 'Open',
  openText: 'Models for everyone, the name, new accounts and plans.',
})
