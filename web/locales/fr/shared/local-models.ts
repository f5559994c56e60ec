import type { localModels as english } from '../../../../texts/local-models.ts'
import type { Translation } from '../../message-types.ts'

export const localModels: Translation<typeof english> = {
  lineFull: 'Beaucoup de réponses attendent le modèle de cet ordinateur. Réessayez dans quelques minutes.',
  ownLineFull:
    'Plusieurs de vos demandes attendent déjà le modèle de cet ordinateur. Attendez que l’une d’elles se termine ou arrêtez-en une.',
  slow: 'Le modèle de cet ordinateur a pris plus de 15 minutes, la réponse a donc été arrêtée.',
  crashed: 'Le modèle de cet ordinateur s’est arrêté de façon inattendue. Veuillez réessayer.',
  paused:
    'Le modèle de cet ordinateur s’est arrêté plusieurs fois. Il peut redémarrer dans {seconds} secondes.',
  needsMemory: 'Le modèle de cet ordinateur demande {needed} de mémoire, et {left} sont libres.',
  notLoaded: {
    runtime: 'Le programme qui exécute les modèles de langage ne fonctionne pas sur cet ordinateur.',
    file: 'Ce fichier n’est pas un modèle de langage lisible ici, ou il est endommagé.',
    memory: 'Cet ordinateur a trop peu de mémoire libre pour ce modèle.',
    crash: 'Ce fichier n’est pas un modèle de langage lisible ici, ou il est endommagé.',
    slow: 'Le modèle de cet ordinateur a mis trop de temps à se charger.',
  },
  downloadOff: 'Les téléchargements de modèles de langage sont désactivés sur ce site.',
  otherDownload: 'Un autre modèle est en cours de téléchargement. Attendez-le, ou suspendez-le d’abord.',
  noRoom: 'Ce modèle demande {needed} sur le disque, et {free} sont libres.',
  fileMissing: 'Ce fichier n’existe pas sur l’ordinateur de ce site, ou il ne peut pas être lu.',
  fileNoModel: 'Ce fichier n’est pas un modèle de langage au format GGUF.',
  fileIsBaseModel:
    'Ce fichier est un modèle de base : il prolonge des textes et n’a pas de format de réponse. Choisissez la version appelée « instruct » ou « chat ».',
  fileIsSetting: 'Ce fichier est nommé dans le réglage AI_LOCAL_FILE. Modifiez-le là.',
  notReady: 'Ce modèle n’est pas encore sur cet ordinateur.',
}
