package io.tweebyte.checks;

import java.util.Locale;

/** One of the two trees, named after its folder. */
public enum Tree {

	ASYNC, REACTIVE;

	public String folder() {
		return name().toLowerCase(Locale.ROOT);
	}

	public Tree twin() {
		return (this == ASYNC) ? REACTIVE : ASYNC;
	}

}
