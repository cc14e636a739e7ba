package io.tweebyte.docs.service;

import java.util.List;
import java.util.stream.Stream;

/**
 * Calls one after another, such as {@code endpoint.times().head()}.
 *
 * @param type the simple name of the type on which the first method is called
 * @param methods the names of the methods
 * @param caller the static method that contains the calls, as {@code Class.method/2} with
 * the number of its parameters; empty for calls elsewhere
 */
record CallChain(String type, List<String> methods, String caller) {

	/** Returns the chain with another call at its end. */
	CallChain then(String method) {
		return new CallChain(this.type, Stream.concat(this.methods.stream(), Stream.of(method)).toList(), this.caller);
	}

}
