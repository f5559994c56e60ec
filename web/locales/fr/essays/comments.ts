import type { commentTexts as englishCommentTexts } from '../../en/essays/comments.ts'
import type { Translation } from '../../message-types.ts'

export const commentTexts: Translation<typeof englishCommentTexts> = {
  title: 'Commentaires',
  loading: 'Chargement des commentaires…',
  failed: 'Les commentaires n’ont pas pu être chargés.',
  comment: 'Commenter',
  newComment: 'Nouveau commentaire',
  yourComment: 'Votre commentaire',
  yourReply: 'Votre réponse',
  reply: 'Répondre',
  resolve: 'Résoudre',
  reopen: 'Rouvrir',
  delete: 'Supprimer',
  deleteOf: 'Supprimer le commentaire de {author}',
  deleteTitle: 'Supprimer ce commentaire ?',
  deleteWithReplies: 'Le commentaire et toutes ses réponses sont supprimés définitivement.',
  deleteExplained: 'La réponse est supprimée définitivement.',
  cancel: 'Annuler',
  you: 'Vous',
  theWriter: 'L’auteur',
  fromFile: 'Du fichier',
  empty: 'Aucun commentaire pour l’instant. Sélectionnez des mots sur la page et choisissez Commenter.',
  selectFirst: 'Sélectionnez les mots que vous voulez commenter.',
  wordsGone: 'Ces mots ne sont plus sur la page.',
  openThreads:
    '{count, plural, =0 {Aucun commentaire ouvert} one {# commentaire ouvert} many {# de commentaires ouverts} other {# commentaires ouverts}}',
  resolvedThreads:
    '{count, plural, one {# commentaire résolu} many {# de commentaires résolus} other {# commentaires résolus}}',
  commentBy: 'Commentaire de {author} sur « {quote} »',
  showWords: 'Afficher ces mots sur la page',
  onDeletedText: 'Sur un texte supprimé',
  wordsReplaced: 'Ces mots ont été remplacés',
  replaceBy: 'Remplacer par',
  removeWords: 'Retirer ces mots',
  accept: 'Accepter',
  accepted: 'Accepté',
  acceptedToast: 'Les mots suggérés sont sur la page. Ctrl+Z les retire.',

  // Readers of a shared essay
  readerHint: 'Sélectionnez des mots de la dissertation pour les commenter, ou choisissez un paragraphe.',
  paragraph: 'Paragraphe',
  chooseParagraph: 'Choisir un paragraphe…',
  yourName: 'Votre nom',
  yourNameHint: 'L’auteur et les autres lecteurs le voient. Il est gardé dans ce navigateur.',
  suggestWords: 'Suggérer d’autres mots',
  suggestedWords: 'Mots suggérés',
  suggestHint:
    'L’auteur peut les mettre sur la page d’un clic. Laissez le champ vide pour suggérer de retirer les mots.',
  send: 'Envoyer',
  sent: 'Votre commentaire a été envoyé.',
}
