/** A mistake in an original or a points file. The message is one line for whoever keeps the pictures: file, field, remedy. */
export class PictureProblem extends Error {
  override name = 'PictureProblem'
}
