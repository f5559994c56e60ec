import type { humanizerTexts as englishHumanizerTexts } from '../../en/humanizer/humanizer.ts'
import type { Translation } from '../../message-types.ts'

export const humanizerTexts: Translation<typeof englishHumanizerTexts> = {
  atMostCharactersFitIn: 'Un texte peut contenir {textCharactersMax, number} caractères au plus.',
  pleaseHumanizeItInParts: 'Humanisez-le en plusieurs parties. Rien n’a été envoyé.',
  theServerDidNotRespond:
    'Le serveur n’a pas répondu. Votre texte est toujours ici, et rien n’est jamais facturé deux fois.',
  nothingWasCharged: 'Rien n’a été facturé. L’analyse de textes reste gratuite.',
  checkingStaysFree: 'L’analyse de textes reste gratuite.',
  seeThePlans: 'Voir les forfaits',
  clean: 'Léger',
  balanced: 'Équilibré',
  strong: 'Fort',
  rules: {
    clean: {
      brief: 'Nettoyage',
      text: 'Un nettoyage : retire les tics de machine et laisse les phrases telles quelles.',
    },
    balanced: {
      brief: 'Nettoyage poussé',
      text: 'Un nettoyage poussé, qui change aussi la forme des phrases.',
    },
    strong: {
      brief: 'Toutes les règles',
      text: 'Le maximum que les règles permettent. Lisez le résultat avant de l’utiliser.',
    },
  },
  byModel: {
    clean: { brief: 'Retouches', text: '{label} propose des phrases proches, et le score du texte choisit.' },
    balanced: {
      brief: 'Autres phrases',
      text: '{label} propose d’autres versions de chaque phrase, et le score du texte choisit. Ce qui échoue à un contrôle n’est pas utilisé.',
    },
    strong: {
      brief: 'Phrases plus libres',
      text: '{label} propose des versions plus libres, et le score du texte choisit. Ce qui échoue à un contrôle n’est pas utilisé. Relisez le résultat avant de l’utiliser.',
    },
  },
  service: {
    clean: { brief: 'Change peu', text: 'Retire les tics de machine et change peu.' },
    balanced: { brief: 'Reformule plus', text: 'Reformule plus, phrase par phrase.' },
    strong: { brief: 'Change le plus', text: 'Plus risqué : lisez le résultat avant de l’utiliser.' },
  },
  languageModel: 'Le modèle de langage',
  wordsLeft: '{left, number} mots restants',
  costsAbout: 'Coûte environ {words, plural, one {# mot} many {# de mots} other {# mots}}',
  needsAndAreLeft:
    'Il faut {words, plural, one {# mot} many {# de mots} other {# mots}}, et il en reste {left, number}.',
  paidBefore: 'Déjà payé : le même texte avec les mêmes choix a été débité au cours des 30 derniers jours',
  costsAboutIf:
    'Coûte environ {words, number} mots sur {left, number} si un passage en vient à se lire comme humain, sinon rien',
  costsAboutOrBack:
    'Coûte environ {words, number} mots sur {left, number} si un passage en vient à se lire comme humain. Sinon, votre texte vous est rendu tel quel : il reste trop peu de mots de résultats gratuits pour aujourd’hui.',
  thisTextHasThePlan:
    'Ce texte compte {words, plural, one {# mot} many {# de mots} other {# mots}} ; le forfait {plan} en prend {perRequest, number} à la fois.',
  takes: '{name} en prend {words, number}.',
  pleaseHumanizeInParts: 'Humanisez-le en plusieurs parties.',
  tones: {
    neutral: 'Neutre',
    formal: 'Soutenu',
    casual: 'Décontracté',
  },
  purposes: {
    general: 'Lecture générale',
    essay: 'Une dissertation',
    marketing: 'Marketing',
    email: 'Un e-mail',
    news: 'Actualités',
    technical: 'Texte technique',
    legal: 'Texte juridique',
  },
}
