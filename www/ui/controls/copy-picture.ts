/** Return whether the browser can copy pictures to the clipboard. */
export const canCopyPictures = () =>
  typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function';

/** Copy a picture to the clipboard. Return whether the picture was copied. */
export async function copyPicture(picture: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return true;
  } catch {
    return false;
  }
}
