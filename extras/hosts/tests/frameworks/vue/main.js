import 'mexplorer/vue';
import { analyze, where } from 'mexplorer';
import { createApp } from 'vue';
import Notes from './Notes.vue';

Object.assign(window, { mex: { analyze, where } });
createApp(Notes).mount('#root');
