import type {
  recordTexts as englishRecordTexts,
  reportTexts as englishReportTexts,
  statementTexts as englishStatementTexts,
} from '../../en/essays/record.ts'
import type { Translation } from '../../message-types.ts'

export const recordTexts: Translation<typeof englishRecordTexts> = {
  title: 'Paternité',
  loading: 'Lecture du registre…',
  failed: 'Le registre n’a pas pu être lu.',
  offline:
    'Vous êtes hors ligne. Le registre est sur le serveur ; ce que vous écrivez maintenant sera enregistré à la reconnexion.',
  changeFailed: 'Le registre n’a pas pu être modifié.',
  unsaved: 'Vos derniers mots ne sont pas encore sur le serveur. Réessayez une fois en ligne.',
  recording: 'En cours',
  paused: 'En pause',
  full: 'Plein',
  marks: {
    on: 'En cours',
    paused: 'Registre en pause',
    full: 'Registre plein',
  },
  offTitle: 'Montrez comment cette dissertation est née',
  offIntro:
    'Un registre de paternité est votre réponse à qui prétend que vous n’avez pas écrit ceci vous-même. Il est désactivé jusqu’à ce que vous l’activiez.',
  offPoints: {
    what: 'Chaque modification de cette dissertation est enregistrée avec son heure, y compris ce que vous supprimez, et selon qu’elle a été tapée, collée ou écrite par l’IA.',
    who: 'Vous seul pouvez l’ouvrir. Il est conservé sur le serveur comme la dissertation elle-même. Vous décidez de le télécharger et de qui en reçoit une copie.',
    control:
      'Vous pouvez le mettre en pause et le supprimer à tout moment. Une pause reste visible comme un vide.',
    limits:
      'Il ne peut pas prouver que les idées sont de vous, car tout texte peut être recopié. Le texte déjà présent sur la page compte comme « Avant le registre ».',
  },
  turnOn: 'Activer le registre',
  since: 'Depuis le {date}',
  pause: 'Mettre en pause',
  resume: 'Continuer',
  remove: 'Supprimer le registre',
  removeTitle: 'Supprimer le registre de paternité ?',
  removeText:
    'Toutes les entrées sont supprimées du serveur et ne peuvent pas être récupérées. La dissertation reste telle quelle.',
  removed: 'Le registre a été supprimé.',
  pausedNote:
    'Rien n’est enregistré pour le moment. Ce que vous écrivez maintenant apparaîtra comme non enregistré.',
  fullNote:
    'Le registre a atteint sa taille maximale et s’est arrêté. Téléchargez-le, ou supprimez-le et commencez-en un autre.',
  intact: 'La chaîne de {count, plural, one {# entrée} many {# d’entrées} other {# entrées}} est intacte.',
  broken: 'La chaîne est rompue à l’entrée {number} : elle a été modifiée, ajoutée ou retirée.',
  download: 'Télécharger',
  downloadRecord: 'Registre vérifiable (.json)',
  downloadPdf: 'Rapport (.pdf)',
  downloadHtml: 'Rapport (.html)',
  downloadFailed: 'Le fichier n’a pas pu être créé.',
  parts: 'Parties du registre',
  shares: 'Parts',
  timeline: 'Chronologie',
  replay: 'Relecture',
  statement: 'Déclaration',
  sharesIntro:
    'Sur {count, plural, one {# caractère} many {# de caractères} other {# caractères}} du texte tel qu’il est maintenant :',
  nothing: 'Il n’y a pas encore de texte.',
  share: '{percent} · {count, plural, one {# caractère} many {# de caractères} other {# caractères}}',
  sharesNote:
    'Déplacer, mettre en forme et annuler gardent l’origine de chaque caractère. Le texte supprimé ne compte pas.',
  origins: {
    typed: 'Tapé',
    paste: 'Collé',
    ai: 'Par l’IA',
    import: 'Importé',
    reader: 'D’un lecteur',
    restore: 'Restauré',
    before: 'Avant le registre',
    unrecorded: 'Non enregistré',
  },
  noSessions: 'Rien n’a été écrit depuis l’activation du registre.',
  session: '{date}, {from}–{to}',
  minutes: '{count, plural, =0 {moins d’une minute} one {# minute} many {# de minutes} other {# minutes}}',
  words:
    '{count, plural, =0 {aucun mot de plus} one {# mot de plus} many {# de mots de plus} other {# mots de plus}}',
  fewerWords: '{count, plural, one {# mot de moins} many {# de mots de moins} other {# mots de moins}}',
  typedCharacters:
    '{count, plural, one {# caractère tapé} many {# de caractères tapés} other {# caractères tapés}}',
  insertion: '{origin} : {count, plural, one {# caractère} many {# de caractères} other {# caractères}}',
  excerpt: '« {text} »',
  moreInsertions:
    'et {count, plural, one {# insertion de plus} many {# d’insertions de plus} other {# insertions de plus}}',
  late: 'Une partie a été écrite hors ligne et est arrivée plus tard.',
  gap: 'En pause : rien n’a été enregistré',
  play: 'Lire',
  stop: 'Mettre la relecture en pause',
  position: 'Position dans le registre',
  at: '{date}, entrée {number} sur {count}',
  speed: 'Vitesse',
  speedOf: '{speed}×',
  replayText: 'Le texte à ce moment',
  empty: 'La page était vide.',
  statementIntro:
    'Une déclaration sur l’usage de l’IA, d’après ce registre. Choisissez ce qui est vrai et adaptez les mots aux règles de votre établissement.',
  style: 'Forme',
  styles: {
    declaration: 'Déclaration',
    mla: 'MLA',
    apa: 'APA',
  },
  use: 'Usage de l’IA',
  uses: {
    none: 'Aucun',
    ideas: 'Pour les idées',
    editing: 'Pour corriger',
    passages: 'Pour des passages',
  },
  noneFound: 'Le registre ne contient pas de texte par l’IA.',
  partFound: 'Le registre contient du texte par l’IA : {percent} des caractères.',
  othersFound:
    '{percent} n’ont pas été tapés pendant l’enregistrement : collés, importés, restaurés ou écrits avant.',
  originsStay: 'Cette ligne vient du registre et suit la déclaration.',
  statementLabel: 'La déclaration',
  copy: 'Copier',
  copied: 'Copiée',
  copyFailed: 'La déclaration n’a pas pu être copiée.',
  insert: 'Insérer à la fin',
  inserted: 'La déclaration est à la fin de la dissertation.',
}

export const statementTexts: Translation<typeof englishStatementTexts> = {
  origins: 'D’après son registre de paternité, les caractères de cette dissertation sont : {parts}.',
  originPart: '{origin} {percent}',
  declaration: {
    none: 'Je déclare avoir écrit cette dissertation moi-même. Je n’ai pas utilisé d’intelligence artificielle pour en générer, réécrire ou corriger une partie quelconque.',
    ideas:
      'Je déclare avoir écrit cette dissertation moi-même. J’ai utilisé l’assistant de {product} pour explorer des idées et préparer le plan. Aucun texte écrit par lui n’y figure.',
    editing:
      'Je déclare que les idées et les arguments de cette dissertation sont les miens. J’ai utilisé {product} pour corriger et améliorer la formulation. J’ai vérifié chaque modification et assume la responsabilité de tout le texte.',
    passages:
      'Je déclare que des parties de cette dissertation ({share} de ses caractères) ont été générées à l’aide de l’intelligence artificielle, avec {product}. J’ai vérifié ces passages et assume la responsabilité de tout le texte.',
  },
  declarationWithOthers: {
    none: 'Je déclare ne pas avoir utilisé d’intelligence artificielle pour générer, réécrire ou corriger une partie quelconque de cette dissertation. Tout n’a pas été tapé pendant l’enregistrement ; les origines du texte sont indiquées ci-dessous, et j’assume la responsabilité de tout le texte.',
    ideas:
      'Je déclare avoir utilisé l’assistant de {product} uniquement pour explorer des idées et préparer le plan ; aucun texte écrit par lui n’y figure. Tout n’a pas été tapé pendant l’enregistrement ; les origines du texte sont indiquées ci-dessous, et j’assume la responsabilité de tout le texte.',
  },
  mla: {
    none: 'Aucun outil d’IA générative n’a été utilisé dans la rédaction de cette dissertation.',
    ideas:
      'L’auteur a utilisé {product} pour chercher des idées et établir le plan de cette dissertation. Aucun texte généré ne figure dans la version finale.',
    editing:
      'L’auteur a utilisé {product} pour revoir la grammaire, le style et la clarté de cette dissertation, et a vérifié chaque modification.',
    passages:
      'Des passages de cette dissertation ({share} de ses caractères) ont été générés avec {product}.\nŒuvres citées : requête « Help with drafting an essay ». {product}, {date}.',
  },
  apa: {
    none: 'L’auteur n’a pas utilisé d’intelligence artificielle générative dans la préparation de ce travail.',
    ideas:
      'Pendant la préparation de ce travail, l’auteur a utilisé {product} ({year}) pour générer des idées et établir le plan du texte. L’auteur a écrit le texte et assume l’entière responsabilité de son contenu.',
    editing:
      'Pendant la préparation de ce travail, l’auteur a utilisé {product} ({year}) pour améliorer la langue et la lisibilité. L’auteur a relu et corrigé le contenu au besoin et en assume l’entière responsabilité.',
    passages:
      'Pendant la préparation de ce travail, l’auteur a utilisé {product} ({year}) pour rédiger des passages, qui représentent {share} des caractères. L’auteur a relu et corrigé ces passages et assume l’entière responsabilité du contenu.',
  },
}

export const reportTexts: Translation<typeof englishReportTexts> = {
  title: 'Registre de paternité de « {title} »',
  fileName: '{title} – registre de paternité',
  made: 'Établi le {date}. Le registre compte {count, plural, one {# entrée} many {# d’entrées} other {# entrées}}, du {from} au {to}.',
  intact: 'La chaîne de ses entrées est intacte.',
  broken: 'La chaîne de ses entrées est rompue à l’entrée {number}.',
  shares: 'Origine du texte',
  origin: 'Origine',
  characters: 'Caractères',
  share: 'Part',
  sessions: 'Sessions',
  passages: 'Passages qui n’ont pas été tapés',
  noPassages: 'Tout le texte a été tapé pendant l’enregistrement.',
  meaning: 'Ce que cela montre',
  meaningText:
    'Le serveur a conservé chaque entrée avec son heure d’arrivée et a chaîné les entrées par hachage (SHA-256). Le registre montre comment le texte est né. Il ne prouve ni qui était au clavier ni d’où viennent les idées, et les origines ont été signalées par le navigateur de l’auteur. Le registre lui-même peut être téléchargé en JSON et vérifié avec l’outil de {product}.',
}
