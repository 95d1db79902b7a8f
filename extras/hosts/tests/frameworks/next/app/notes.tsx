'use client';

import 'mexplorer/react';
import { analyze, where } from 'mexplorer';
import { useEffect, useRef, useState } from 'react';

export function Notes() {
  const [position, setPosition] = useState('3 5 7');
  const board = useRef<HTMLElementTagNameMap['mex-game']>(null);
  // React 19 hears no `onmex-move` on elements that it takes over from a server (react#35446).
  useEffect(() => {
    const heard = (event: Event) => setPosition((event as CustomEvent<{ to: string }>).detail.to);
    const element = board.current;
    element?.addEventListener('mex-move', heard);
    return () => element?.removeEventListener('mex-move', heard);
  }, []);
  useEffect(() => {
    Object.assign(window, { mex: { analyze, where } });
  }, []);
  return (
    <>
      <output>{position}</output>
      <mex-game ref={board} game="nim" position="3 5 7" players={2} />
    </>
  );
}
