package io.tweebyte.checks.parity;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.TinyProject;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class TwinMethodsTests {

	private static final String PATH = "user/src/main/java/A.java";

	private static final TreePair PAIR = new TreePair(Tree.ASYNC, Tree.REACTIVE);

	private static final TreePair VIRTUAL = new TreePair(Tree.ASYNC, Tree.VIRTUAL);

	@TempDir
	Path root;

	@Test
	void letsTheWrappersDiffer() {
		assertThat(TwinMethods.violations(pair("class A { void a(CompletableFuture<User> user, int b) {} }",
				"class A { void a(Mono<User> user, int b) {} }")
			.project(), PAIR)).isEmpty();
	}

	@Test
	void letsPrivateMethodsAndConstructorsDiffer() {
		assertThat(TwinMethods.violations(pair("class A { A(int a) {} private void x() {} void a() {} }",
				"class A { A() {} void a() {} private void y(int z) {} }")
			.project(), PAIR)).isEmpty();
	}

	@Test
	void takesRequestAndResponseForOneExchange() {
		assertThat(TwinMethods
			.violations(pair("class A { void a(HttpServletRequest request, HttpServletResponse response) {} }",
					"class A { void a(ServerWebExchange exchange) {} }")
				.project(), PAIR))
			.isEmpty();
	}

	@Test
	void leavesOutWhatOnlyCarriesTheModel() {
		assertThat(
				TwinMethods
					.violations(
							pair("class A { void a(Request request, ExecutorService calls) {} }",
									"class A { void a(Request request, GatewayFilterChain chain) {} }")
								.project(),
							PAIR))
			.isEmpty();
	}

	@Test
	void leavesOutWhatTheFrameworkNames() {
		assertThat(TwinMethods.violations(pair("class A extends OncePerRequestFilter { @Override void doFilter() {} }",
				"class A implements WebFilter { @Override void filter() {} }")
			.project(), PAIR)).isEmpty();
		assertThat(TwinMethods.violations(pair("class A implements Same { @Override void doFilter() {} }",
				"class A implements Same { @Override void filter() {} }")
			.project(), PAIR)).hasSize(1);
	}

	@Test
	void tellsFrameworksApartByTheirImports() {
		assertThat(TwinMethods.violations(
				pair("import one.Resolver; class A implements Resolver { @Override void a(Request request) {} }",
						"import other.Resolver; class A implements Resolver { @Override void a(Exchange exchange) {} }")
					.project(),
				PAIR))
			.isEmpty();
	}

	@Test
	void namesASwappedOrder() {
		assertThat(TwinMethods.violations(
				pair("class A { void a() {} void b() {} }", "class A { void b() {} void a() {} }").project(), PAIR))
			.singleElement()
			.asString()
			.startsWith("async/user/src/main/java/A.java, type A: method 1 is a() in async and b() in reactive");
	}

	@Test
	void namesAMissingMethodAndAnotherType() {
		assertThat(TwinMethods.violations(pair("class A { void a() {} }", "class A { }").project(), PAIR))
			.singleElement()
			.asString()
			.contains("only async has [a()], only reactive has []");
		assertThat(TwinMethods
			.violations(pair("class A { void a(int b) {} }", "class A { void a(long b) {} }").project(), PAIR))
			.singleElement()
			.asString()
			.contains("only async has [a(int)], only reactive has [a(long)]");
	}

	@Test
	void comparesTheAnnotationsOfHandlers() {
		String handler = "class A { @PutMapping(\"/{id}\") void a(@Valid @RequestBody User user) {} }";
		assertThat(TwinMethods
			.violations(pair(handler, handler.replace("@Valid @RequestBody", "@RequestBody @Valid")).project(), PAIR))
			.isEmpty();
		for (String annotation : List.of("@Valid ", "(\"/{id}\")")) {
			assertThat(TwinMethods.violations(pair(handler, handler.replace(annotation, "")).project(), PAIR))
				.singleElement()
				.asString()
				.contains("only async has [@PutMapping(\"/{id}\") a(@RequestBody @Valid User)]");
		}
	}

	@Test
	void leavesOtherAnnotationsToTheModels() {
		assertThat(TwinMethods.violations(
				pair("class A { @Async void a(@Param(\"b\") int b) {} }", "class A { void a(int b) {} }").project(),
				PAIR))
			.isEmpty();
	}

	@Test
	void looksIntoNestedTypes() {
		assertThat(TwinMethods
			.violations(pair("class A { interface B { void a(); } }", "class A { interface B { } }").project(), PAIR))
			.singleElement()
			.asString()
			.contains("type A.B");
		assertThat(TwinMethods.violations(pair("class A { interface B { } }", "class A { }").project(), PAIR))
			.singleElement()
			.asString()
			.contains("reactive/user/src/main/java/A.java lacks the type A.B");
	}

	@Test
	void keepsToTheAllowList() {
		TinyProject tiny = pair("class A { void a() {} void b() {} }", "class A { void b() {} }");
		tiny.write(AllowList.PATH, "async/" + PATH + "#a : the pool must be closed by hand");
		assertThat(TwinMethods.violations(tiny.project(), PAIR)).isEmpty();
		tiny.write(AllowList.PATH, "async/" + PATH + "#a : the pool must be closed by hand",
				"async/" + PATH + "#c : once there was a reason");
		assertThat(TwinMethods.violations(tiny.project(), PAIR)).singleElement().asString().contains("remove the line");
	}

	@Test
	void comparesPlainTypesWithThoseOfStages() {
		TinyProject tiny = new TinyProject(this.root)
			.write("async/" + PATH, "class A { void a(Supplier<CompletableFuture<User>> user, Executor threads) {} }")
			.write("virtual/" + PATH, "class A { void a(Supplier<User> user, Semaphore calls) {} }");
		assertThat(TwinMethods.violations(tiny.project(), VIRTUAL)).isEmpty();
		tiny.write("virtual/" + PATH, "class A { void a(Supplier<String> user) {} }");
		assertThat(TwinMethods.violations(tiny.project(), VIRTUAL)).singleElement()
			.asString()
			.contains("only async has [a(Supplier<User>)], only virtual has [a(Supplier<String>)]");
	}

	@Test
	void comparesWhatTreesShareWithReactiveOnly() {
		TinyProject tiny = new TinyProject(this.root).write("servlet/" + PATH, "class A { void a() {} }")
			.write("reactive/" + PATH, "class A { void b() {} }");
		assertThat(TwinMethods.violations(tiny.project(), VIRTUAL)).isEmpty();
		assertThat(TwinMethods.violations(tiny.project(), PAIR)).singleElement()
			.asString()
			.startsWith("servlet/" + PATH);
	}

	@Test
	void judgesLinesOfModulesThatAreThereOnly() {
		TinyProject tiny = pair("class A { void a() {} }", "class A { }");
		tiny.write(AllowList.PATH, "async/" + PATH + "#a : the pool must be closed by hand");
		assertThat(TwinMethods.violations(tiny.project(), VIRTUAL)).isEmpty();
		tiny.write("virtual/" + PATH, "class A { void a() {} }");
		assertThat(TwinMethods.violations(tiny.project(), VIRTUAL)).singleElement()
			.asString()
			.contains("only virtual has [a()]");
	}

	private TinyProject pair(String here, String there) {
		return new TinyProject(this.root).write("async/" + PATH, here).write("reactive/" + PATH, there);
	}

}
