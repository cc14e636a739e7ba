package io.tweebyte.checks.coverage;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import io.tweebyte.checks.TinyProject;
import io.tweebyte.checks.Tree;
import org.jacoco.core.data.ExecutionDataWriter;
import org.jacoco.core.instr.Instrumenter;
import org.jacoco.core.runtime.LoggerRuntime;
import org.jacoco.core.runtime.RuntimeData;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class CoverageGateTests {

	private static final String[] SIGN = { "package a; public interface Sign {", "static int of(int n) {",
			"return (n < 0)", "? -1", ": 1;", "} }" };

	@TempDir
	Path root;

	private TinyProject tiny;

	@BeforeEach
	void compileTheTrees() {
		this.tiny = new TinyProject(this.root).all("user-service/src/main/java/a/Sign.java", SIGN);
		compileAll();
	}

	private void compileAll() {
		for (Tree tree : Tree.values()) {
			this.tiny.compile(tree.folder() + "/user-service");
		}
	}

	@Test
	void mergesTheLevels() throws Exception {
		run("async/user-service", "unit", -1);
		run("async/user-service", "integration", 1);
		run("async/user-service", "features", 1);
		runAll("reactive/user-service", -1, 1);
		runAll("virtual/user-service", -1, 1);
		CoverageGate gate = new CoverageGate(this.tiny.project(), 0.9, true);
		assertThat(gate.violations()).isEmpty();
		assertThat(gate.table()).contains("async/user-service", "reactive/user-service", "100.0 %");
	}

	@Test
	void namesAModuleBelowTheMinimum() throws Exception {
		runAll("async/user-service", -1, 1);
		runAll("reactive/user-service", 1);
		runAll("virtual/user-service", -1, 1);
		assertThat(new CoverageGate(this.tiny.project(), 0.9, true).violations()).isNotEmpty()
			.allSatisfy((text) -> assertThat(text).startsWith("reactive/user-service: ").contains("Sign"));
	}

	@Test
	void refusesAMissingLevel() throws Exception {
		runAll("async/user-service", -1, 1);
		run("reactive/user-service", "unit", -1, 1);
		runAll("virtual/user-service", -1, 1);
		assertThat(new CoverageGate(this.tiny.project(), 0.9, true).violations()).hasSize(2)
			.allSatisfy((text) -> assertThat(text).startsWith("reactive/user-service/target/coverage has no data"));
		assertThat(new CoverageGate(this.tiny.project(), 0.9, false).violations()).isEmpty();
	}

	@Test
	void refusesMissingDataOfUnitTestsThatThereAre() throws Exception {
		for (Tree tree : Tree.values()) {
			run(tree.folder() + "/user-service", "integration", -1, 1);
			run(tree.folder() + "/user-service", "features", 1);
		}
		this.tiny.write("async/user-service/src/test/java/a/SignIntegrationTests.java",
				"class SignIntegrationTests {}");
		assertThat(new CoverageGate(this.tiny.project(), 0.9, true).violations()).isEmpty();
		this.tiny.write("async/user-service/src/test/java/a/SignTests.java", "class SignTests {}");
		assertThat(new CoverageGate(this.tiny.project(), 0.9, true).violations()).singleElement()
			.asString()
			.startsWith("async/user-service/target/coverage has no data of the level 'unit'");
	}

	@Test
	void refusesAnEmptyReport() throws Exception {
		runAll("async/user-service", -1, 1);
		runAll("reactive/user-service", -1, 1);
		runAll("virtual/user-service", -1, 1);
		Files.write(this.root.resolve("async/user-service/target/coverage/features.exec"), new byte[0]);
		assertThat(new CoverageGate(this.tiny.project(), 0.9, true).violations()).singleElement()
			.asString()
			.startsWith("async/user-service/target/coverage/features.exec is empty");
	}

	@Test
	void noticesARunOfOtherClasses() throws Exception {
		runAll("async/user-service", -1, 1);
		runAll("reactive/user-service", -1, 1);
		runAll("virtual/user-service", -1, 1);
		this.tiny
			.write("reactive/user-service/src/main/java/a/Sign.java",
					"package a; public interface Sign { static int of(int n) { return n; } }")
			.compile("reactive/user-service");
		assertThat(new CoverageGate(this.tiny.project(), 0, true).violations()).singleElement()
			.asString()
			.startsWith("a.Sign was run in another version than the compiled one");
	}

	@Test
	void refusesModulesWithoutClasses() throws IOException {
		Files.delete(this.root.resolve("async/user-service/target/classes/a/Sign.class"));
		assertThat(new CoverageGate(this.tiny.project(), 0, false).violations())
			.containsExactly("async/user-service has no compiled class: compile it first");
		assertThat(new CoverageGate(new TinyProject(this.root.resolve("a")).project(), 0, false).violations())
			.containsExactly("async has no module to cover", "reactive has no module to cover",
					"virtual has no module to cover");
	}

	@Test
	void leavesOutOnlyWhatStartsAServiceAndWhatIsGenerated() throws Exception {
		this.tiny.all("user-service/src/main/java/a/UserApplication.java", "package a; class UserApplication {",
				"void main() {} }");
		compileAll();
		runAll("async/user-service", -1, 1);
		runAll("reactive/user-service", -1, 1);
		runAll("virtual/user-service", -1, 1);
		assertThat(new CoverageGate(this.tiny.project(), 0.9, true).violations()).isEmpty();
	}

	@Test
	void coversWhatTreesShareByTheTestsOfEach() throws Exception {
		String shared = "servlet/user-service";
		this.tiny = new TinyProject(this.root.resolve("shared")).write(shared + "/src/main/java/a/Sign.java", SIGN)
			.compile(shared);
		assertThat(violationsOf(shared)).hasSize(2);
		run("async/user-service", shared, "unit", -1);
		run("reactive/user-service", shared, "unit", 1);
		assertThat(violationsOf(shared)).isNotEmpty();
		run("virtual/user-service", shared, "unit", 1);
		assertThat(violationsOf(shared)).isEmpty();
	}

	private List<String> violationsOf(String module) {
		for (Tree tree : Tree.values()) {
			this.tiny.write(tree.folder() + "/user-service/src/main/resources/application.yml");
		}
		return new CoverageGate(this.tiny.project(), 0.9, false).violations()
			.stream()
			.filter((text) -> text.startsWith(module))
			.toList();
	}

	private void runAll(String module, int... arguments) throws Exception {
		for (String level : ExecutionFiles.LEVELS) {
			run(module, level, arguments);
		}
	}

	private void run(String module, String level, int... arguments) throws Exception {
		run(module, module, level, arguments);
	}

	/**
	 * Runs a compiled class under JaCoCo and leaves the data where the agent of a module
	 * would.
	 */
	private void run(String module, String compiled, String level, int... arguments) throws Exception {
		LoggerRuntime runtime = new LoggerRuntime();
		RuntimeData data = new RuntimeData();
		runtime.startup(data);
		byte[] original = Files
			.readAllBytes(this.tiny.project().root().resolve(compiled).resolve("target/classes/a/Sign.class"));
		Method method = define(new Instrumenter(runtime).instrument(original, "a/Sign")).getMethod("of", int.class);
		for (int argument : arguments) {
			method.invoke(null, argument);
		}
		Path file = this.tiny.project().root().resolve(module).resolve(ExecutionFiles.FOLDER).resolve(level + ".exec");
		Files.createDirectories(file.getParent());
		try (OutputStream out = Files.newOutputStream(file)) {
			ExecutionDataWriter writer = new ExecutionDataWriter(out);
			data.collect(writer, writer, false);
		}
		runtime.shutdown();
	}

	private static Class<?> define(byte[] bytes) throws ClassNotFoundException {
		return new ClassLoader(CoverageGateTests.class.getClassLoader()) {
			@Override
			protected Class<?> findClass(String name) {
				return defineClass(name, bytes, 0, bytes.length);
			}
		}.loadClass("a.Sign");
	}

}
