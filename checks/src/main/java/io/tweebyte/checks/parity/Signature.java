package io.tweebyte.checks.parity;

import java.util.ArrayList;
import java.util.List;

import com.sun.source.tree.MethodTree;

/**
 * A method as its twin must have it.
 *
 * @param name its name
 * @param parameters its parameter types without the model's wrappers and plumbing; a
 * request and its response are one exchange
 */
record Signature(String name, List<String> parameters) {

	static Signature of(MethodTree method) {
		List<String> types = new ArrayList<>();
		method.getParameters().forEach((parameter) -> {
			String type = ModelTypes.neutral(parameter.getType().toString());
			boolean known = type.equals(ModelTypes.EXCHANGE) && types.contains(type);
			if (!known && !type.equals(ModelTypes.PLUMBING)) {
				types.add(type);
			}
		});
		return new Signature(method.getName().toString(), List.copyOf(types));
	}

	@Override
	public String toString() {
		return this.name + "(" + String.join(", ", this.parameters) + ")";
	}

}
