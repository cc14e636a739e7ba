package io.tweebyte.docs.settings;

import java.util.List;
import java.util.Optional;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;

import io.tweebyte.docs.DocsException;

/** Reads annotations in sources. */
final class Annotations {

	private Annotations() {
	}

	/** Finds an annotation by its simple name. */
	static Optional<AnnotationTree> find(List<? extends AnnotationTree> annotations, String name) {
		return annotations.stream()
			.filter((annotation) -> name(annotation).equals(name))
			.findFirst()
			.map(AnnotationTree.class::cast);
	}

	static String name(AnnotationTree annotation) {
		return annotation.getAnnotationType().toString();
	}

	/**
	 * Returns the value of an attribute, if it is set.
	 * @throws DocsException if the value is no literal
	 */
	static Optional<String> attribute(AnnotationTree annotation, String name) {
		return annotation.getArguments()
			.stream()
			.filter((argument) -> attribute(argument).equals(name))
			.findFirst()
			.map((argument) -> literal(annotation, argument));
	}

	/** Returns the name of the attribute that an argument sets. */
	static String attribute(ExpressionTree argument) {
		return (argument instanceof AssignmentTree assignment) ? assignment.getVariable().toString() : "value";
	}

	private static String literal(AnnotationTree annotation, ExpressionTree argument) {
		ExpressionTree value = (argument instanceof AssignmentTree assignment) ? assignment.getExpression() : argument;
		if (value instanceof LiteralTree literal) {
			return literal.getValue().toString();
		}
		throw new DocsException(annotation + " has a value that is no literal");
	}

}
