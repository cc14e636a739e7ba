package io.tweebyte.shared.api;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The path templates of a service, a segment a level, so that a path is found in as many
 * steps as it has segments.
 */
final class PathTree {

	private final Map<String, PathTree> literals = new HashMap<>();

	private final List<Operation> operations = new ArrayList<>();

	private PathTree id;

	private PathTree text;

	void add(Operation operation) {
		PathTree end = this;
		for (String segment : operation.segments()) {
			end = end.child(segment);
		}
		end.operations.add(operation);
	}

	private PathTree child(String segment) {
		if (!segment.startsWith("{")) {
			return this.literals.computeIfAbsent(segment, literal -> new PathTree());
		}
		if (segment.endsWith("Id}")) {
			this.id = (this.id != null) ? this.id : new PathTree();
			return this.id;
		}
		this.text = (this.text != null) ? this.text : new PathTree();
		return this.text;
	}

	/**
	 * Finds what is at a path. A literal wins over a variable; only a text, such as a
	 * term to search for, may be spelled as a literal that leads nowhere.
	 * @return the operations of one template, empty when there is none
	 */
	List<Operation> find(List<String> path) {
		if (path.isEmpty()) {
			return this.operations;
		}
		String segment = path.getFirst();
		List<String> rest = path.subList(1, path.size());
		PathTree literal = this.literals.get(segment);
		List<Operation> found = find(literal, rest);
		if (found.isEmpty() && literal == null) {
			found = find(this.id, rest);
		}
		return found.isEmpty() ? find(this.text, rest) : found;
	}

	private static List<Operation> find(PathTree child, List<String> rest) {
		return (child != null) ? child.find(rest) : List.of();
	}

}
