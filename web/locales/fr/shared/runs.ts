import type { runs as english } from '../../../../texts/runs.ts'
import type { Translation } from '../../message-types.ts'

export const runs: Translation<typeof english> = {
  stopped: 'Vous avez arrêté cette exécution, elle contient donc ce qui était composé jusque-là.',
  stoppedEarly:
    'Vous avez arrêté cette exécution avant que quoi que ce soit ne soit composé, le texte est donc resté tel quel.',
  ceilingRest:
    'Ce texte demandait plus du modèle de langage que ce qu’un passage peut utiliser, le reste a donc été réécrit sans lui.',
  ceilingAll:
    'Ce texte demandait plus du modèle de langage que ce qu’un passage peut utiliser, il est donc resté tel quel.',
  modelUnreached: 'Le modèle de langage n’a pas pu être joint.',
  lessHuman: 'La réécriture se lisait moins humaine que l’original, le texte est donc resté tel quel.',
  free: {
    unchanged: 'Rien n’a été modifié, ce passage n’a donc rien coûté.',
    'no-gain': 'Aucun passage modifié n’en est venu à se lire comme humain, ce passage n’a donc rien coûté.',
    'reads-as-ai':
      'Le détecteur de Longhand lit encore le résultat comme de l’IA, ce passage n’a donc rien coûté.',
    'paid-before': 'Ce passage avait déjà été payé, il n’a donc rien coûté de plus.',
    'not-metered': 'Votre forfait ne compte pas les mots en discussion, ce passage n’a donc rien coûté.',
  },
}
