import 'mexplorer/react';
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
  return (
    <main>
      <h1>Nim</h1>
      <output>{position}</output>
      <mex-game
        ref={board}
        game="nim"
        position="3 5 7"
        players={2}
        hints="off"
        caption="A board"
        loading="eager"
      >
        <p>Nim with heaps 3, 5 and 7.</p>
      </mex-game>
      <mex-table game="subtract 1 3 4" upto={12} compact />
      <mex-why game="nim" position="3 5 7" print="question" />
      <mex-graph game="nim" position="1 2" />
      <mex-union n="100" divisors="2 3 5" readonly />
      <mex-ask check="analyze | nim | 1 4 5 | outcome" choices="N P" reveal-after={1}>
        Who wins?
      </mex-ask>
    </main>
  );
}
