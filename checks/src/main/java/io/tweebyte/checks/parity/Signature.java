package io.tweebyte.checks.parity;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;

/**
 * A method as its counterpart must have it.
 *
 * @param name its name; a handler's annotations stand before it
 * @param parameters its parameter types without the model's wrappers and plumbing; a
 * request and its response are one exchange. The annotations of a handler's parameters,
 * which bind and validate them, stand before their types
 */
record Signature(String name, List<String> parameters) {

	static Signature of(MethodTree method) {
		boolean handler = isHandler(method);
		List<String> types = new ArrayList<>();
		method.getParameters().forEach((parameter) -> {
			String type = ModelTypes.neutral(parameter.getType().toString());
			boolean known = type.equals(ModelTypes.EXCHANGE) && types.contains(type);
			if (!known && !type.equals(ModelTypes.PLUMBING)) {
				types.add(handler ? annotations(parameter.getModifiers()) + type : type);
			}
		});
		String name = method.getName().toString();
		return new Signature(handler ? annotations(method.getModifiers()) + name : name, List.copyOf(types));
	}

	private static boolean isHandler(MethodTree method) {
		return method.getModifiers()
			.getAnnotations()
			.stream()
			.anyMatch((annotation) -> annotation.getAnnotationType().toString().endsWith("Mapping"));
	}

	private static String annotations(ModifiersTree modifiers) {
		return modifiers.getAnnotations()
			.stream()
			.map(AnnotationTree::toString)
			.sorted()
			.map((annotation) -> annotation + " ")
			.collect(Collectors.joining());
	}

	@Override
	public String toString() {
		return this.name + "(" + String.join(", ", this.parameters) + ")";
	}

}
