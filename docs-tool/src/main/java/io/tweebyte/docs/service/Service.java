package io.tweebyte.docs.service;

import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * A service of one tree.
 *
 * @param name the name without {@code -service}, such as {@code gateway}
 */
public record Service(Tree tree, String name) {

	private static final List<String> NAMES = List.of("gateway", "user", "tweet", "interaction");

	/** Returns the services that a project has, in a fixed order. */
	public static List<Service> all(Project project) {
		return NAMES.stream()
			.flatMap((name) -> Stream.of(Tree.values()).map((tree) -> new Service(tree, name)))
			.filter((service) -> project.has(service.tree.folder() + "/" + service.module() + "/src/main"))
			.toList();
	}

	/** Returns the name of its module, which is the same in all trees. */
	String module() {
		return this.name + "-service";
	}

}
