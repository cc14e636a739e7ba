package io.tweebyte.checks.model;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.checks.TinyProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class BreakersTests {

	@TempDir
	Path root;

	@Test
	void acceptsAGuardedMethodOfAComponentThatOthersCall() {
		assertThat(violations("@Component class A { @CircuitBreaker(name = \"b\") void a() {} }"
				+ " class B { void b(A a) { a.a(); } }"))
			.isEmpty();
	}

	@Test
	void namesAGuardedMethodThatItsOwnClassCalls() {
		assertThat(violations("@Component class A { @CircuitBreaker(name = \"b\") void a() {} void b() { a(); } }"))
			.singleElement()
			.asString()
			.startsWith("io.tweebyte.user.A.a is guarded by an annotation but called by its own class (b)");
		assertThat(violations("@Component class A { @Retry(name = \"b\") void a() {}"
				+ " Runnable b() { return () -> a(); } Runnable c() { return this::a; } }"))
			.isNotEmpty();
	}

	@Test
	void namesAGuardedMethodThatNoProxyCanOverride() {
		assertThat(violations("@Component class A { @Retry(name = \"b\") final void a() {} }")).singleElement()
			.asString()
			.contains("no proxy can honour");
		assertThat(violations("@Component class A { @Retry(name = \"b\") private void a() {} }")).hasSize(1);
	}

	@Test
	void namesAGuardedMethodOutsideABean() {
		assertThat(violations("class A { @Retry(name = \"b\") void a() {} }")).singleElement()
			.asString()
			.contains("its class is no bean");
	}

	@Test
	void acceptsABeanThatAConfigurationMakes() {
		assertThat(violations("class A { @Retry(name = \"b\") void a() {} }"
				+ " class B { @org.springframework.context.annotation.Bean A a() { return new A(); } }"))
			.isEmpty();
	}

	@Test
	void namesAFallbackThatIsNotPublic() {
		String guarded = "@Component class A { @CircuitBreaker(name = \"b\", fallbackMethod = \"c\") void a() {} ";
		assertThat(violations(guarded + "void c(Throwable failure) {} }")).singleElement()
			.asString()
			.startsWith("io.tweebyte.user.A.c is answered instead of io.tweebyte.user.A.a, but is not public");
	}

	@Test
	void acceptsAPublicFallback() {
		assertThat(violations("@Component class A { @CircuitBreaker(name = \"b\", fallbackMethod = \"c\") void a() {} "
				+ "public void c(Throwable failure) {} void d() {} }"))
			.isEmpty();
	}

	@Test
	void looksAtAnnotatedClassesToo() {
		assertThat(violations("@Component @CircuitBreaker(name = \"b\") class A { void a() {} void b() { a(); } }"))
			.hasSize(1);
	}

	private List<String> violations(String source) {
		TinyProject tiny = new TinyProject(this.root).write("async/user/src/main/java/io/tweebyte/user/A.java",
				"package io.tweebyte.user; import org.springframework.stereotype.Component;",
				"import io.github.resilience4j.circuitbreaker.annotation.*;",
				"import io.github.resilience4j.retry.annotation.*;", source);
		tiny.compile("async/user");
		return Breakers.violations(CompiledTree.of(tiny.project(), "async/user"));
	}

}
