import type { settingsTexts as englishSettingsTexts } from '../../en/humanizer/settings.ts'
import type { Translation } from '../../message-types.ts'

export const settingsTexts: Translation<typeof englishSettingsTexts> = {
  dataProcessorTexts: {
    embedded: 'Réécrit sur ce serveur. Rien n’est envoyé à d’autres services.',
    model: 'Réécrit par le modèle de langage que ce serveur utilise.',
    undetectable: 'Réécrit par Undetectable.ai.',
  },
  mode: 'Mode',
  human: 'humain',
  ofWords: '{percent, number} % changé',
  usuallyChanges: 'En général, environ {percent, number} % des mots changent.',
  changesHere: 'Environ {percent, number} % des mots de ce texte changent.',
  rewriteWith: 'Réécrire Équilibré et Fort avec',
  builtInRules: 'Règles intégrées',
  takesAbout: '{words, number} mots, environ {from, number} à {to, number} s',
  choosesWordings: 'Propose des formulations, le score du texte choisit',
  noModel: 'Sans modèle de langage, moins d’une seconde',
  goesTo: {
    'local-server': '{label} fonctionne sur l’ordinateur de ce site. Votre texte y reste.',
    endpoint: 'Votre texte est envoyé à {label}, le modèle de langage que ce site utilise.',
    own: 'Votre texte est envoyé à {label} avec votre propre clé.',
  },
}
