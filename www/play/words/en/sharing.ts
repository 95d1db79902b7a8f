import type { Words } from '../../../i18n/languages.ts';

/** English texts for sharing a position. */
export default {
  local: 'This address works on this machine only. Others see it once the page stands on a server.',
  shared_copied: 'The link is copied: it opens this position, with the moves so far.',
  shared_field: 'Copy this link: it opens this position, with the moves so far.',
  shared_link: 'Link to this position',
  shared_picture: 'Save the picture',
  picture_copy: 'Copy the picture',
  picture_copied: 'The picture is copied: paste it where the link goes.',
  picture_refused: 'The browser does not let the picture be copied. Save it instead.',
  shared_animated: 'Save an animated picture (SVG)',
  not_drawn: 'The picture could not be drawn.',
} satisfies Words;
