/** A mistake in an original picture or a points file. The message is one line for the editor: file, field, remedy. */
export class PictureError extends Error {
  override name = 'PictureError'
}
