/** Whether pictures can be copied at all. */
export const canCopyPictures = () =>
  typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function';

/** Copies a picture, as chats take it. Returns whether the browser allows it. */
export async function copyPicture(picture: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return true;
  } catch {
    return false;
  }
}
