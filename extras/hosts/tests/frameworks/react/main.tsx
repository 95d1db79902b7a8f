import 'mexplorer/react';
import { analyze, where } from 'mexplorer';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Notes() {
  const [position, setPosition] = useState('3 5 7');
  return (
    <>
      <output>{position}</output>
      <mex-game
        game="nim"
        position="3 5 7"
        players={2}
        onmex-move={(event) => setPosition(event.detail.to)}
      />
    </>
  );
}

Object.assign(window, { mex: { analyze, where } });
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Notes />
  </StrictMode>,
);
