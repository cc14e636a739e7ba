package io.tweebyte.user.config;

import java.io.IOException;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.tweebyte.common.web.ProblemWriter;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.body.FormFields;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.Part;

import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Reads forms, so that controllers bind fields of the body alone. Tomcat would add the
 * parameters of the query, and write the parts of a multipart form to the disk.
 */
final class FormFilter extends OncePerRequestFilter {

	private static final Set<String> WITH_BODY = Set.of("POST", "PUT");

	private final int limit;

	private final ProblemWriter problems;

	FormFilter(int limit, ProblemWriter problems) {
		this.limit = limit;
		this.problems = problems;
	}

	@Override
	protected boolean shouldNotFilter(HttpServletRequest request) {
		return !WITH_BODY.contains(request.getMethod()) || !FormFields.isForm(request.getContentType());
	}

	@Override
	protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
			throws ServletException, IOException {
		Map<String, String> fields;
		try {
			fields = FormFields.parse(request.getContentType(), body(request));
		}
		catch (ApiException ex) {
			this.problems.write(request, response, ex);
			return;
		}
		chain.doFilter(new Form(request, fields), response);
	}

	private byte[] body(HttpServletRequest request) throws IOException {
		byte[] body = request.getInputStream().readNBytes(this.limit + 1);
		if (body.length > this.limit) {
			throw new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.BODY_TOO_LARGE);
		}
		return body;
	}

	private static final class Form extends HttpServletRequestWrapper {

		private final Map<String, String[]> fields = new LinkedHashMap<>();

		Form(HttpServletRequest request, Map<String, String> fields) {
			super(request);
			fields.forEach((name, value) -> this.fields.put(name, new String[] { value }));
		}

		@Override
		public String getParameter(String name) {
			String[] values = this.fields.get(name);
			return (values != null) ? values[0] : null;
		}

		@Override
		public String[] getParameterValues(String name) {
			return this.fields.get(name);
		}

		@Override
		public Map<String, String[]> getParameterMap() {
			return Collections.unmodifiableMap(this.fields);
		}

		@Override
		public Enumeration<String> getParameterNames() {
			return Collections.enumeration(this.fields.keySet());
		}

		@Override
		public Collection<Part> getParts() {
			return List.of();
		}

	}

}
