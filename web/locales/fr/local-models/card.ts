import type { localModelsTexts as englishLocalModelsTexts } from '../../en/local-models/card.ts'
import type { Translation } from '../../message-types.ts'

export const localModelsTexts: Translation<typeof englishLocalModelsTexts> = {
  title: 'Un modèle sur cet ordinateur',
  text: 'Fonctionne sur l’ordinateur de ce site, sans compte ni clé. Les textes n’en sortent pas. Vous seul, en tant qu’exploitant, voyez ceci.',
  notLoaded: 'Les modèles de cet ordinateur n’ont pas pu être chargés.',
  notSupported:
    'Le programme qui exécute les modèles de langage n’est pas installé ici, ou n’existe pas pour ce système. Connectez plutôt Ollama, LM Studio ou un autre serveur.',
  downloadsOff: 'Les téléchargements sont désactivés par le réglage MODEL_DOWNLOAD.',
  recommended: 'Recommandé',
  facts:
    'Pour {memory} de mémoire et {cores, plural, one {un cœur} many {# de cœurs} other {# cœurs}} ou plus. Licence {licence}, par {maker}.',
  onItsWay: 'Un modèle est en route : {percent}',
  about: {
    'qwen3-0.6b': '{size}. Petit et rapide. Attendez-vous à beaucoup d’erreurs.',
    'qwen3-1.7b': '{size}. Fonctionne sur la plupart des ordinateurs.',
    'qwen3-4b': '{size}. Le plus grand de ceux-ci ; demande quatre cœurs et de la patience.',
  },
  needsMemory: '{size}. Demande {memory} de mémoire, que cet ordinateur n’a pas.',
  download: 'Télécharger et utiliser',
  pause: 'Suspendre',
  continue: 'Continuer',
  tryAgain: 'Réessayer',
  cancel: 'Annuler',
  delete: 'Supprimer',
  measure: 'Mesurer à nouveau',
  measureFirst: 'Mesurer la vitesse',
  deleteModel: 'Supprimer {name} ?',
  deletedFromThisComputer:
    'Le fichier est supprimé de cet ordinateur. Les discussions qui utilisent le modèle gardent leurs messages.',
  notStarted: 'Le téléchargement n’a pas commencé',
  notDone: 'Cela n’a pas été fait',
  downloadOf: 'Téléchargement de {name}',
  downloading: '{done} sur {size}. Vous pouvez quitter cette page ; le téléchargement continue.',
  downloadingFor:
    '{done} sur {size}, {minutes, plural, one {encore une minute environ} many {encore # de minutes environ} other {encore # minutes environ}}. Vous pouvez quitter cette page ; le téléchargement continue.',
  checking: 'Vérification du fichier…',
  paused: 'Suspendu à {done} sur {size}.',
  failures: {
    refused: 'L’adresse de ce modèle a refusé le téléchargement. Vérifiez le réglage MODEL_MIRROR.',
    unreached: 'La connexion a été coupée plusieurs fois. Ce qui est arrivé est conservé.',
    'wrong-size': 'L’adresse a envoyé un autre fichier, qui a été supprimé.',
    'wrong-checksum': 'Le fichier n’était pas celui attendu, ou a été endommagé en route. Il a été supprimé.',
    'no-room': 'Le disque est plein. Libérez de la place et réessayez ; ce qui est arrivé est conservé.',
    'not-stored': 'Le fichier n’a pas pu être écrit dans le dossier du site.',
  },
  measuring: 'Mesure de la vitesse…',
  speed: 'Prêt. Écrit environ {words} mots par seconde sur cet ordinateur.',
  notMeasured: 'Prêt. La vitesse n’a pas encore été mesurée.',
  downloadModel: 'Télécharger {name} ?',
  whatChanges:
    'Une fois prêt, il répond dans les nouvelles discussions si aucun autre modèle n’est connecté. Son nom est toujours affiché, et chacun peut choisir un autre modèle.',
  size: 'Taille',
  sizeAndRoom: '{size} ; {free} sont libres sur le disque',
  maker: 'Créé par',
  licence: 'Licence',
  origin: 'Provenance',
  revision: 'Révision',
  checksum: 'Somme SHA-256',
  notVerified:
    'La taille et la somme de contrôle de ce fichier viennent d’autres projets qui l’utilisent ; nous ne l’avons pas téléchargé nous-mêmes. Un fichier différent est supprimé et jamais exécuté.',
  notNow: 'Pas maintenant',
  ownFile: 'Un fichier à vous',
  ownFileText: 'Tout modèle au format GGUF qui se trouve déjà sur l’ordinateur de ce site.',
  chooseFile: 'Saisir un chemin',
  forget: 'Ne plus l’utiliser',
  pathOfTheFile: 'Chemin du fichier',
  pathHint:
    'Le modèle est chargé à titre d’essai, ce qui peut prendre une minute. N’utilisez que des fichiers sûrs.',
  tryFile: 'Charger et utiliser',
  speedExpected: 'Vitesse',
  speedElsewhere:
    'Environ {words} mots par seconde avec un cœur d’un serveur partagé. Pas mesurée sur cet ordinateur ; elle le sera une fois le modèle ici.',
  usesTitle: 'Ce qui a été mesuré',
  usesText:
    'Avec de vrais modèles, d’après ce qu’ils ont écrit. Ce qui a échoué à une taille ne sert pas à cette taille ni en dessous : le rédacteur intégré s’en charge.',
  uses: {
    chats: 'Discussions',
    titles: 'Titres',
    rewriting: 'Réécriture',
    essays: 'Actions des dissertations',
    humanizer: 'Humaniseur',
  },
  verdicts: { works: 'Fonctionne', fails: 'Échec', unmeasured: 'Pas mesuré ici' },
  tooSmall:
    'Les modèles de cette taille ont échoué à tous les usages quand nous les avons mesurés. Le rédacteur intégré reste le premier choix ; pour une discussion, celui-ci peut être choisi à la main.',
}
