package io.tweebyte.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import javax.tools.ToolProvider;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;

import static org.assertj.core.api.Assertions.assertThat;

/** Trees of a few lines. */
public final class SmallProject {

	/** Where the classes of the module {@code talk} stand, below their tree. */
	public static final String TALK = "talk/src/main/java/io/tweebyte/talk/";

	/** The trees that are compared unless others are named. */
	public static final TreePair TREES = new TreePair(Tree.ASYNC, Tree.REACTIVE);

	private final Path root;

	public SmallProject(Path root) {
		this.root = root;
	}

	/** With one pair: {@code Greeter}. */
	public static SmallProject withAPair(Path root) {
		return new SmallProject(root).write("async/" + TALK + "Greeter.java", """
				package io.tweebyte.talk;

				import java.util.concurrent.CompletableFuture;

				class Greeter {

					// model: a future can hold null
					// and more
					private final String name = "you";

					/**
					 * Greets.
					 */
					@Deprecated
					CompletableFuture<String> greet() {
						return CompletableFuture.completedFuture(this.name).thenApply((name) -> "Hello " + name);
					}

					String greet(String name) {
						return name;
					}

				}
				""").write("reactive/" + TALK + "Greeter.java", """
				package io.tweebyte.talk;

				import reactor.core.publisher.Mono;

				class Greeter {

					private final String name = "you";

					/**
					 * Greets.
					 */
					@Deprecated
					Mono<String> greet() {
						return Mono.just(this.name).map((name) -> "Hello " + name);
					}

					String greet(String name) {
						return name;
					}

				}
				""");
	}

	public SmallProject write(String path, String content) {
		try {
			Path file = this.root.resolve(path);
			Files.createDirectories(file.getParent());
			Files.writeString(file, content);
			return this;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/** Compiles the module {@code talk} of a tree against the class path of the tests. */
	public SmallProject compile(String tree) {
		Path classes = this.root.resolve(tree + "/talk/target/classes");
		List<String> arguments = new ArrayList<>(List.of("-nowarn", "-proc:none", "-d", classes.toString(), "-cp",
				System.getProperty("java.class.path")));
		project().files(tree + "/talk/src/main/java")
			.forEach((file) -> arguments.add(this.root.resolve(file).toString()));
		assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)))
			.isZero();
		return this;
	}

	public Project project() {
		return new Project(this.root);
	}

}
